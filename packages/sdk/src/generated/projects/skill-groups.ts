// Generated from specs/projects/skill-groups.yaml by `pnpm codegen`. Never edited by hand.
import type { Id } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** Skills taken together. */
export type SkillGroup = {
    id: Id;
    /**
     * Its name.
     * @example Voz técnica
     */
    name: string;
    /**
     * Skills in it.
     * @example 3
     */
    skillCount: number;
};

/** The operations of specs/projects/skill-groups.yaml. */
export interface SkillGroupsOperations {
  'skillGroups.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Order. */
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
