// Generated from specs/projects/skills.yaml by `pnpm codegen`. Never edited by hand.
import type { Id } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A client's campaign. */
export type Campaign = {
    id: Id;
    /**
     * Its name.
     * @example Telenova Fibra
     */
    name: string;
    /**
     * Its kind.
     * @enum {string}
     */
    kind: "inbound" | "outbound" | "blended" | "recovery" | "back_office";
    /** Names of its subcampaigns. */
    subcampaigns: string[];
};

/** What an agent is able to take. */
export type Skill = {
    id: Id;
    /**
     * Its code.
     * @example TLN_VENTAS
     */
    code: string;
    /**
     * Its name.
     * @example Ventas Telenova
     */
    name: string;
    /**
     * Its channel.
     * @enum {string}
     */
    channel: "voice" | "chat" | "email" | "back_office" | "whatsapp";
    /** Languages served. */
    languages: string[];
    campaignId: Id;
    /**
     * Its campaign.
     * @example Telenova Fibra
     */
    campaignName: string;
    /**
     * Format: uuid
     * Its group, if any.
     */
    skillGroupId: string | null;
    /**
     * The name of its group.
     * @example Voz comercial
     */
    skillGroupName: string | null;
    /** Whether it is in use. What the platform does not name any more is not. */
    active: boolean;
    /**
     * Format: date-time
     * When the platform last changed it; null when it never did.
     * @example null
     */
    synchronizedAt: string | null;
};

/** The operations of specs/projects/skills.yaml. */
export interface SkillsOperations {
  'skills.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only skills of this campaign. */
        campaignId?: string;
        /** Only those in use or only the others. */
        active?: boolean;
        /** Order. */
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
        /** The id. */
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
