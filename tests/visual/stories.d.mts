export type Story = {
  type: string;
  subtype?: string;
  id: string;
  title: string;
  name: string;
  tags: readonly string[];
};
export function picturesOf(index: {
  entries: Readonly<Record<string, Story>>;
}): Array<{ key: string; id: string; mode: 'light' | 'dark' | 'phone'; isComponent: boolean }>;
