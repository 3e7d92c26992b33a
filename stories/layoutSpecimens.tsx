import type { ReactNode } from 'react';

import { AdSlot } from '#components/AdSlot';
import { Divider } from '#components/Divider';
import { Grid } from '#components/Grid';
import { Inline } from '#components/Inline';
import { ScrollArea } from '#components/ScrollArea';
import { ResizablePanels } from '#components/ResizablePanels';
import { Stack } from '#components/Stack';
import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

/** A placeholder box for any content. */
function Box({ children }: { children: ReactNode }) {
  return (
    <div
      style={{
        ...typography.caption,
        paddingBlock: vars.space[8],
        paddingInline: vars.space[12],
        borderRadius: vars.radius.control,
        color: vars.color.primary.text,
        backgroundColor: vars.color.primary.soft,
      }}
    >
      {children}
    </div>
  );
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Layout components, one entry each. */
export const layout = {
  AdSlot: () => <AdSlot label="Advertisement" place="overview" client="data:text/javascript," />,
  Divider: () => (
    <Stack gap={8}>
      <Box>Monday</Box>
      <Divider>or</Divider>
      <Box>Tuesday</Box>
    </Stack>
  ),
  Stack: () => (
    <Stack gap={8}>
      {days.slice(0, 3).map((day) => (
        <Box key={day}>{day}</Box>
      ))}
    </Stack>
  ),
  Inline: () => (
    <Inline gap={8}>
      {days.map((day) => (
        <Box key={day}>{day}</Box>
      ))}
    </Inline>
  ),
  Grid: () => (
    <Grid gap={8} min={8}>
      {days.map((day) => (
        <Box key={day}>{day}</Box>
      ))}
    </Grid>
  ),
  ScrollArea: () => (
    <div style={{ blockSize: '7rem' }}>
      <ScrollArea label="Days">
        <Stack gap={8}>
          {days.map((day) => (
            <Box key={day}>{day}</Box>
          ))}
        </Stack>
      </ScrollArea>
    </div>
  ),
  ResizablePanels: () => (
    <div style={{ blockSize: '8rem' }}>
      <ResizablePanels label="Width of the list" first={<Box>List</Box>} second={<Box>Reader</Box>} />
    </div>
  ),
};
