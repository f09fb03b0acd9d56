// Generated from specs/session/passwords.yaml by `pnpm codegen`. Never edited by hand.

/** What the first administrator is made with. */
export type FirstAdministrator = {
    /** The printed token. */
    bootstrapToken: string;
    /**
     * The user name to create.
     * @example admin
     */
    username: string;
    /** The password: at least 8 characters, not a common one. */
    password: string;
};

/** A new password. */
export type NewPassword = {
    /**
     * One's own user name.
     * @example empleado
     */
    username: string;
    /** At least 8 characters, not a common one; no rules of composition. */
    password: string;
};

/** The operations of specs/session/passwords.yaml. */
export interface PasswordsOperations {
  'passwords.update': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": NewPassword;
    } };
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 422;
  };
  'passwords.bootstrap': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": FirstAdministrator;
    } };
    responses: { 204: { content?: never } };
    failures: 401 | 422 | 429;
  };
}
/** Where they are, below the address of main. */
export interface PasswordsPaths {
  '/users/updateUserPassword': { put: PasswordsOperations['passwords.update'] };
  '/users/firstAdministrator': { post: PasswordsOperations['passwords.bootstrap'] };
}
