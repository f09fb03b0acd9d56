// Generated from specs/projects/skill-groups.yaml by `pnpm codegen`. Never edited by hand.
import type { Id } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A group of skills. */
export type SkillGroup = {
    id: Id;
    /**
     * Name.
     * @example Voz técnica
     */
    name: string;
    /**
     * Number of skills.
     * @example 3
     */
    skillCount: number;
};

/** The operations of specs/projects/skill-groups.yaml. */
export interface SkillGroupsOperations {
  'skillGroups.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Sort order. */
        sort?: "name" | "-name";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: SkillGroup[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
}
/** Where they are, below the address of laia. */
export interface SkillGroupsPaths {
  '/groupskill': { get: SkillGroupsOperations['skillGroups.index'] };
}
