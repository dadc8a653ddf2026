import { mount } from 'svelte';
import '../styles/base.css';
import Board from './Board.svelte';

mount(Board, { target: document.getElementById('app') as HTMLElement });
