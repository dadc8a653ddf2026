import { mount } from 'svelte';
import '../styles/base.css';
import Gallery from './Gallery.svelte';

mount(Gallery, { target: document.getElementById('app') as HTMLElement });
