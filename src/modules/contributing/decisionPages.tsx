import { DecisionPage } from './DecisionPage';
import type { DecisionRoute } from './schemas';

/** One screen, five presets (directory 2.17): the pages by the last part of their address. */
export const decisionPages: Readonly<Record<DecisionRoute, { Component: () => React.ReactNode }>> = {
  'approve-verify': { Component: () => <DecisionPage route="approve-verify" /> },
  'approve-claim': { Component: () => <DecisionPage route="approve-claim" /> },
  reject: { Component: () => <DecisionPage route="reject" /> },
  'claim-approve': { Component: () => <DecisionPage route="claim-approve" /> },
  'claim-reject': { Component: () => <DecisionPage route="claim-reject" /> },
};
