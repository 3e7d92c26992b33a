/* The minimal routed React application with a data router: the reference for the project's own size. */
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

function Home() {
  return h('main', null, h('h1', null, 'Floor'), h('p', null, 'One heading and one paragraph.'));
}

const router = createBrowserRouter([{ path: '/', Component: Home }]);
createRoot(document.getElementById('root')).render(h(RouterProvider, { router }));
