import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { loadReadings } from './lib/furigana';
import { recall } from './lib/me.svelte';
import { settings, showOnPage } from './lib/settings.svelte';
import { loadWords } from './lib/words.svelte';

showOnPage();
if (settings.furigana) await loadReadings();
const known = recall();
await loadWords(settings.language);
mount(App, { target: document.getElementById('app')! });
await known;
