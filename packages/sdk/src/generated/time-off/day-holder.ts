// Generated from specs/time-off/day-holder.yaml by `pnpm codegen`. Never edited by hand.
import type { AbsenceTypeName } from '#generated/time-off/absences.ts'
import type { HolderState } from '#generated/shared/error.ts'
import type { Id, Person } from '#generated/shared/parameters.ts'
import type { VacationKind } from '#generated/time-off/vacation-requests.ts'

/** The request or absence that holds a day already, told to who may see it. */
export type DayHolder = {
    /**
     * Whether it is vacation or another absence.
     * @example vacation
     * @enum {string}
     */
    family: "vacation" | "absence";
    id: Id;
    person: Person;
    /**
     * Format: date
     * Its first day.
     * @example 2026-08-03
     */
    from: string;
    /**
     * Format: date
     * Its last day; null while it has none.
     * @example 2026-08-09
     */
    until: string | null;
    state: HolderState;
    /** The kind of vacation; null of an absence. */
    kind: VacationKind | null;
    /** The type of the absence; null of vacation, and where the cause may not be known. */
    type: AbsenceTypeName | null;
};
