import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from '$lib/settings.svelte';
import './styles/base.css';

const LATER = 4000; // milliseconds: whoever has just come waits for the page, not for this

await settings.begin();
mount(App, { target: document.getElementById('app') as HTMLElement });
setTimeout(() => void import('$lib/push').then(({ startWorker }) => startWorker()), LATER);
