import { createContext, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

const StoryContent = createContext<ReactNode>(null);

function StoryElement() {
  return useContext(StoryContent);
}

/** Renders a story inside a memory router that is created once. */
export function StoryRouter({ children, at = '/' }: { children: ReactNode; at?: string }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <StoryElement /> }], { initialEntries: [at] }),
  );
  return (
    <StoryContent value={children}>
      <RouterProvider router={router} />
    </StoryContent>
  );
}
