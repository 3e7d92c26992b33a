import { afterNextPaint } from '#lib/browser/afterNextPaint';

// What is drawn already is painted first. Then the libraries, then the application: two shorter tasks instead of one
// long one, with room for a tap in between. All of it is on its way meanwhile.
void afterNextPaint()
  .then(() => import('./libraries'))
  .then(() => import('#app/entry.client'));
