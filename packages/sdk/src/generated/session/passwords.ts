// Generated from specs/session/passwords.yaml by `pnpm codegen`. Never edited by hand.

/** The first administrator. */
export type FirstAdministrator = {
    /** Printed token. */
    bootstrapToken: string;
    /**
     * Username to create.
     * @example admin
     */
    username: string;
    /** Password of at least 8 characters. Common passwords are rejected. */
    password: string;
};

/** A new password. */
export type NewPassword = {
    /**
     * Username of the caller.
     * @example empleado
     */
    username: string;
    /** At least 8 characters. Common passwords are rejected; there are no composition rules. */
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
