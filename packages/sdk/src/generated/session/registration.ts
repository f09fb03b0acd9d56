// Generated from specs/session/registration.yaml by `pnpm codegen`. Never edited by hand.

/** An account to register, in either form of the specification §3: by `email`, or by `username`, which is also the address, with `confirmPassword`. */
export type RegistrationInput = {
    /**
     * Display name.
     * @example Lucía Núñez Peña
     */
    displayName: string;
    /**
     * E-mail address, used to sign in.
     * @example lucia@example.org
     */
    email?: string;
    /**
     * E-mail address, in the form that repeats the password.
     * @example lucia@example.org
     */
    username?: string;
    /**
     * Repeated password; `confirmation` if it differs. Required with `username`.
     * @example una frase larga de verdad
     */
    confirmPassword?: string;
    /**
     * At least 8 characters. Common passwords are rejected; there are no composition rules.
     * @example una frase larga de verdad
     */
    password: string;
    /**
     * Language of the e-mail and of the account.
     * @example es
     * @enum {string}
     */
    locale?: "es" | "en" | "de" | "fr" | "pt";
};

/** The operations of specs/session/registration.yaml. */
export interface RegistrationOperations {
  'registration.show': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: {
                /**
                 * Whether registration is open.
                 * @example true
                 */
                isOpen: boolean;
            };
        };
    } } };
    failures: 429;
  };
  'registration.create': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": RegistrationInput;
    } };
    responses: { 202: { content: {
        "application/json": {
            data: {
                /**
                 * Validity of the link in minutes.
                 * @example 60
                 */
                minutes: number;
            };
        };
    } } };
    failures: 403 | 422 | 429;
  };
  'registration.confirm': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": {
            /** The token of the link. */
            token: string;
        };
    } };
    responses: { 204: { content?: never } };
    failures: 401 | 422 | 429;
  };
}
/** Where they are, below the address of main. */
export interface RegistrationPaths {
  '/api/auth/register': { get: RegistrationOperations['registration.show']; post: RegistrationOperations['registration.create'] };
  '/api/auth/register/confirmation': { post: RegistrationOperations['registration.confirm'] };
}
