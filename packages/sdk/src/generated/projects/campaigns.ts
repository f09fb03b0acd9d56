// Generated from specs/projects/campaigns.yaml by `pnpm codegen`. Never edited by hand.
import type { Campaign } from '#generated/projects/skills.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** The operations of specs/projects/campaigns.yaml. */
export interface CampaignsOperations {
  'campaigns.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Campaign[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
}
/** Where they are, below the address of laia. */
export interface CampaignsPaths {
  '/campaigns': { get: CampaignsOperations['campaigns.index'] };
}
