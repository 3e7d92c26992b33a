import { DecisionPage } from './DecisionPage';
import type { DecisionRoute } from './schemas';

/** The five decision pages, by the last segment of their path (directory 2.17). */
export const decisionPages: Readonly<Record<DecisionRoute, { Component: () => React.ReactNode }>> = {
  'approve-verify': { Component: () => <DecisionPage route="approve-verify" /> },
  'approve-claim': { Component: () => <DecisionPage route="approve-claim" /> },
  reject: { Component: () => <DecisionPage route="reject" /> },
  'claim-approve': { Component: () => <DecisionPage route="claim-approve" /> },
  'claim-reject': { Component: () => <DecisionPage route="claim-reject" /> },
};
