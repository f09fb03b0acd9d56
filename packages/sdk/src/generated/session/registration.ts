// Generated from specs/session/registration.yaml by `pnpm codegen`. Never edited by hand.

/** Who asks for an account, in either form of the specification §3: by `email`, or by `username`, which is the address, too, with `confirmPassword`. */
export type RegistrationInput = {
    /**
     * The name to show.
     * @example Lucía Núñez Peña
     */
    displayName: string;
    /**
     * The address; the person signs in by it.
     * @example lucia@example.org
     */
    email?: string;
    /**
     * The address, as the form names it that repeats the password.
     * @example lucia@example.org
     */
    username?: string;
    /**
     * The password once more: `confirmation` where it differs. Wanted with `username`.
     * @example una frase larga de verdad
     */
    confirmPassword?: string;
    /**
     * At least 8 characters, not a common one; no rules of composition.
     * @example una frase larga de verdad
     */
    password: string;
    /**
     * The language of the mail and of the account.
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
                 * People may ask for an account.
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
                 * How long the link of the mail lives.
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
