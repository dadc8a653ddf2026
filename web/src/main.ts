import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from '$lib/settings.svelte';
import './styles/base.css';

await settings.begin();
mount(App, { target: document.getElementById('app') as HTMLElement });
