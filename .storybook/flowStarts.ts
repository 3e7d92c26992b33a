import { beforeEach } from 'vitest';

// The start of a flow is a page that has stories of its own, and every test of the flow opens it again.
beforeEach(({ task, skip }) => {
  if (task.name === 'base story' && task.file.name.startsWith('stories/flows/')) skip();
});
