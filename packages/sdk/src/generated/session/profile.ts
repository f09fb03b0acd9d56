// Generated from specs/session/profile.yaml by `pnpm codegen`. Never edited by hand.
import type { Id } from '#generated/shared/parameters.ts'

/** Preferences of the person. */
export type Preferences = {
    /** Short text about the person. */
    about?: string;
    /**
     * Language; null to follow the browser.
     * @enum {string|null}
     */
    locale?: "es" | "en" | "de" | "fr" | "pt" | null;
    /**
     * IANA time zone; null for UTC (specification §9).
     * @example Europe/Madrid
     */
    timeZone?: string | null;
    /**
     * Theme; null for light.
     * @enum {string|null}
     */
    theme?: "light" | "dark" | "semi-dark" | "system" | null;
    /**
     * Density of rows.
     * @enum {string|null}
     */
    density?: "comfortable" | "compact" | null;
    /** Whether the menu shows only icons. */
    menuCollapsed?: boolean;
    /**
     * Minutes of inactivity after which the portal locks; null for never.
     * @enum {integer|null}
     */
    lockAfterMinutes?: 1 | 5 | 10 | 15 | 20 | null;
};

/** Profile of the caller. */
export type Profile = {
    uid: Id;
    /**
     * Username.
     * @example coordinador
     */
    username: string;
    /**
     * Display name.
     * @example Lucía Núñez Peña
     */
    displayName: string;
    /**
     * Work e-mail address.
     * @example lucia.nunez@contacta-atlantico.example
     */
    email: string | null;
    /** Short text about the person. */
    about: string;
    /** URL of a picture; null if none. */
    photoURL: string | null;
    /**
     * Job title.
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
     * Name of the main role.
     * @example Coordinador
     */
    userRole: string;
    /**
     * Language chosen; null to follow the browser.
     * @example es
     */
    locale: string | null;
    /**
     * IANA time zone.
     * @example Europe/Madrid
     */
    timeZone: string | null;
    /**
     * Theme chosen.
     * @example dark
     */
    theme: string | null;
    /**
     * Density chosen.
     * @example compact
     */
    density: string | null;
    /**
     * Whether the menu shows only icons.
     * @example false
     */
    menuCollapsed: boolean;
    /**
     * Minutes of inactivity after which the portal locks; null for never.
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
