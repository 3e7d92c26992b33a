// Libraries first, then the application: two shorter tasks instead of one long one, with room for a tap in between.
void import('./libraries').then(() => import('./main'));
