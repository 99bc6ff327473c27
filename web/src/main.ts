import { mount } from 'svelte';
import App from './app/App.svelte';
import { FocusKeeper } from './app/focus';
import { install } from './app/install.svelte';
import { router } from './app/router.svelte';
import { settings } from './app/settings.svelte';
import './art/base.css';
import { me } from './app/me/me.svelte';

settings.dress();
settings.follow();
router.start();
install.start();
new FocusKeeper().start();
void me.ask();
void settings.speak().then(() => {
  const target = document.getElementById('app');
  if (target) mount(App, { target });
});
