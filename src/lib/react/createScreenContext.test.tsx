import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

import { createScreenContext } from './createScreenContext';

const [PostsContext, usePosts] = createScreenContext<{ title: string }>('PostsScreen');

function Title() {
  const { title } = usePosts();
  return <h1>{title}</h1>;
}

it('gives the state of the screen to its parts', () => {
  const screen = (
    <PostsContext value={{ title: 'Drafts' }}>
      <Title />
    </PostsContext>
  );
  expect(renderToString(screen)).toBe('<h1>Drafts</h1>');
});

it('names the screen that a part was rendered without', () => {
  expect(() => renderToString(<Title />)).toThrow('render it inside PostsScreen');
});
