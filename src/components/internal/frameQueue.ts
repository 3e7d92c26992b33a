const urgentTasks = new Set<() => void>();
const otherTasks = new Set<() => void>();
let isScheduled = false;

function schedule() {
  if (isScheduled || urgentTasks.size + otherTasks.size === 0) return;
  isScheduled = true;
  requestAnimationFrame(() => {
    isScheduled = false;
    const tasks = urgentTasks.size > 0 ? urgentTasks : otherTasks;
    const [next] = tasks;
    if (next) {
      tasks.delete(next);
      next();
    }
    schedule();
  });
}

/**
 * Runs a function in a frame of its own, so that no frame is long when several have work to do at once; urgent ones run
 * first. In a hidden tab it waits until the tab is shown. Returns a function that takes it off the queue.
 */
export function queueForFrame(run: () => void, { urgent }: { urgent: boolean }): () => void {
  const tasks = urgent ? urgentTasks : otherTasks;
  tasks.add(run);
  schedule();
  return () => tasks.delete(run);
}
