// Every piece of art and every board, from saved views: for looking while building. Not part of the page that is shipped.

import { mount } from 'svelte';
import '../art/base.css';
import Gallery from './Gallery.svelte';

mount(Gallery, { target: document.getElementById('gallery')! });
