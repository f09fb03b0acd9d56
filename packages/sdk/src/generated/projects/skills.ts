// Generated from specs/projects/skills.yaml by `pnpm codegen`. Never edited by hand.
import type { Id } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A campaign of a client. */
export type Campaign = {
    id: Id;
    /**
     * Name.
     * @example Telenova Fibra
     */
    name: string;
    /**
     * Kind of campaign.
     * @enum {string}
     */
    kind: "inbound" | "outbound" | "blended" | "recovery" | "back_office";
    /** Names of its subcampaigns. */
    subcampaigns: string[];
};

/** A skill of agents. */
export type Skill = {
    id: Id;
    /**
     * Code.
     * @example TLN_VENTAS
     */
    code: string;
    /**
     * Name.
     * @example Ventas Telenova
     */
    name: string;
    /**
     * Channel.
     * @enum {string}
     */
    channel: "voice" | "chat" | "email" | "back_office" | "whatsapp";
    /** Languages served. */
    languages: string[];
    campaignId: Id;
    /**
     * Name of its campaign.
     * @example Telenova Fibra
     */
    campaignName: string;
    /**
     * Format: uuid
     * Its group; null if none.
     */
    skillGroupId: string | null;
    /**
     * Name of its group; null if none.
     * @example Voz comercial
     */
    skillGroupName: string | null;
    /** Whether it is active. Skills that the platform no longer lists are inactive. */
    active: boolean;
    /**
     * Format: date-time
     * When the platform last changed it; null if never.
     * @example null
     */
    synchronizedAt: string | null;
};

/** The operations of specs/projects/skills.yaml. */
export interface SkillsOperations {
  'skills.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Filter by campaign. */
        campaignId?: string;
        /** Return only active skills, or only the others. */
        active?: boolean;
        /** Sort order. */
        sort?: "code" | "-code" | "name" | "-name";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Skill[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'skills.campaign': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Campaign;
        };
    } } };
    failures: 401 | 403 | 404;
  };
}
/** Where they are, below the address of laia. */
export interface SkillsPaths {
  '/skill': { get: SkillsOperations['skills.index'] };
  '/skill/{id}/campaign': { get: SkillsOperations['skills.campaign'] };
}
