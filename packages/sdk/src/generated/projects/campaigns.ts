// Generated from specs/projects/campaigns.yaml by `pnpm codegen`. Never edited by hand.
import type { Campaign } from '#generated/projects/skills.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** The operations of specs/projects/campaigns.yaml. */
export interface CampaignsOperations {
  'campaigns.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
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
