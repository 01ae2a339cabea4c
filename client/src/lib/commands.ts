// Commands as they are given in this page: their ids are made when they are sent.
import type { FromClient, Resync } from './wire';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type AnyCommand = WithoutId<Exclude<FromClient, Resync>>;
