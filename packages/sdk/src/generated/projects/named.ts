// Generated from specs/projects/named.yaml by `pnpm codegen`. Never edited by hand.
import type { Id } from '#generated/shared/parameters.ts'

/** A referenced campaign. */
export type Called = {
    id: Id;
    /**
     * Name.
     * @example Luz Norte Energía
     */
    name: string;
};

/** A referenced row, with code and name. */
export type Named = {
    id: Id;
    /**
     * Code.
     * @example ANA-2026-0001
     */
    code: string;
    /**
     * Name.
     * @example Luz Norte · Madrid · Operaciones
     */
    name: string;
};
