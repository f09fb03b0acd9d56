// Generated from specs/session/profile.yaml by `pnpm codegen`. Never edited by hand.
import type { Id } from '#generated/shared/parameters.ts'

/** How the person wants the portal. */
export type Preferences = {
    /** A line about oneself. */
    about?: string;
    /**
     * The language; null follows the browser.
     * @enum {string|null}
     */
    locale?: "es" | "en" | "de" | "fr" | "pt" | null;
    /**
     * IANA time zone; null means UTC (specification §9).
     * @example Europe/Madrid
     */
    timeZone?: string | null;
    /**
     * The theme; null is light.
     * @enum {string|null}
     */
    theme?: "light" | "dark" | "semi-dark" | "system" | null;
    /**
     * How close the rows stand.
     * @enum {string|null}
     */
    density?: "comfortable" | "compact" | null;
    /** Whether the menu shows icons only. */
    menuCollapsed?: boolean;
    /**
     * Minutes without a sign of life after which the portal locks itself; null for never.
     * @enum {integer|null}
     */
    lockAfterMinutes?: 1 | 5 | 10 | 15 | 20 | null;
};

/** One's own data. */
export type Profile = {
    uid: Id;
    /**
     * The user name.
     * @example coordinador
     */
    username: string;
    /**
     * The name to show.
     * @example Lucía Núñez Peña
     */
    displayName: string;
    /**
     * Work e-mail.
     * @example lucia.nunez@contacta-atlantico.example
     */
    email: string | null;
    /** A line about the person. */
    about: string;
    /** A picture, if any. */
    photoURL: string | null;
    /**
     * The job.
     * @example Coordinadora
     */
    jobTitle: string | null;
    /**
     * The department.
     * @example Operaciones
     */
    department: string | null;
    /**
     * The work centre.
     * @example Madrid-Vallecas
     */
    workCenter: string | null;
    /**
     * The main role.
     * @example Coordinador
     */
    userRole: string;
    /**
     * The language chosen.
     * @example es
     */
    locale: string | null;
    /**
     * IANA time zone.
     * @example Europe/Madrid
     */
    timeZone: string | null;
    /**
     * The theme chosen.
     * @example dark
     */
    theme: string | null;
    /**
     * The density chosen.
     * @example compact
     */
    density: string | null;
    /**
     * Whether the menu shows icons only.
     * @example false
     */
    menuCollapsed: boolean;
    /**
     * Minutes without a sign of life after which the portal locks itself.
     * @example 10
     */
    lockAfterMinutes: number | null;
};

/** The operations of specs/session/profile.yaml. */
export interface ProfileOperations {
  'profile.show': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Profile;
        };
    } } };
    failures: 401;
  };
  'profile.patch': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": Preferences;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: Profile;
        };
    } } };
    failures: 401 | 422;
  };
}
/** Where they are, below the address of main. */
export interface ProfilePaths {
  '/profile': { get: ProfileOperations['profile.show']; patch: ProfileOperations['profile.patch'] };
}
