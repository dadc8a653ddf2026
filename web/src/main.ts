import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from '$lib/settings.svelte';
import { install } from '$lib/install.svelte';
import { takeNewer } from '$lib/newer';
import './styles/base.css';

const LATER = 4000; // milliseconds: whoever has just come waits for the page, not for this

takeNewer();
install.listen();
await settings.begin();
mount(App, { target: document.getElementById('app') as HTMLElement });
setTimeout(callLater, LATER);

async function callLater(): Promise<void> {
  const push = await import('$lib/push').catch(() => null); // no network: the next visit brings it
  await push?.startWorker();
}
