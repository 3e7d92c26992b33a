/* The same floor with the older router component, which has no loaders and is therefore smaller. */
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

function Home() {
  return h('main', null, h('h1', null, 'Floor'), h('p', null, 'One heading and one paragraph.'));
}

const routes = h(Routes, null, h(Route, { path: '/', element: h(Home) }));
createRoot(document.getElementById('root')).render(h(BrowserRouter, null, routes));
