// Generated from specs/projects/named.yaml by `pnpm codegen`. Never edited by hand.
import type { Id } from '#generated/shared/parameters.ts'

/** A campaign that a row refers to. */
export type Called = {
    id: Id;
    /**
     * Its name.
     * @example Luz Norte Energía
     */
    name: string;
};

/** A row that another refers to, by what people call it. */
export type Named = {
    id: Id;
    /**
     * Its code.
     * @example ANA-2026-0001
     */
    code: string;
    /**
     * Its name.
     * @example Luz Norte · Madrid · Operaciones
     */
    name: string;
};
