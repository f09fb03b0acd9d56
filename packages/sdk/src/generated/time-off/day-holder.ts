// Generated from specs/time-off/day-holder.yaml by `pnpm codegen`. Never edited by hand.
import type { AbsenceTypeName } from '#generated/time-off/absences.ts'
import type { HolderState } from '#generated/shared/error.ts'
import type { Id, Person } from '#generated/shared/parameters.ts'
import type { VacationKind } from '#generated/time-off/vacation-requests.ts'

/** The request or absence that already holds a day, for callers who may see it. */
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
     * First day.
     * @example 2026-08-03
     */
    from: string;
    /**
     * Format: date
     * Last day; null if open-ended.
     * @example 2026-08-09
     */
    until: string | null;
    state: HolderState;
    /** Kind of vacation; null for an absence. */
    kind: VacationKind | null;
    /** Absence type; null for vacation and if the caller may not know the cause. */
    type: AbsenceTypeName | null;
};
