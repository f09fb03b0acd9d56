// Generated from specs/session/second-factor.yaml by `pnpm codegen`. Never edited by hand.

/** Single-use codes for sign-in without the app. */
export type RecoveryCodes = {
    /** Recovery codes; returned only once. */
    recoveryCodes: string[];
};

/** Secret for an authenticator app. */
export type SecondFactorSecret = {
    /**
     * Secret key, for manual input.
     * @example JBSWY3DPEHPK3PXP
     */
    secret: string;
    /**
     * Secret key as otpauth URL, for a QR code.
     * @example otpauth://totp/Portal:admin?issuer=Portal&secret=JBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30
     */
    address: string;
};

/** Status of the second factor. */
export type SecondFactorState = {
    /**
     * Whether sign-in requires a code.
     * @example true
     */
    isOn: boolean;
    /**
     * Whether a role of the person requires it.
     * @example false
     */
    isRequired: boolean;
    /**
     * Number of unused recovery codes.
     * @example 10
     */
    recoveryCodesLeft: number;
};

/** The operations of specs/session/second-factor.yaml. */
export interface SecondFactorOperations {
  'secondFactor.show': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: SecondFactorState;
        };
    } } };
    failures: 401;
  };
  'secondFactor.create': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 201: { content: {
        "application/json": {
            data: SecondFactorSecret;
        };
    } } };
    failures: 401 | 403 | 409;
  };
  'secondFactor.destroy': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 409;
  };
  'secondFactor.confirm': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": {
            code: string;
        };
    } };
    responses: { 200: { content: {
        "application/json": {
            data: RecoveryCodes;
        };
    } } };
    failures: 401 | 409 | 422 | 429;
  };
  'secondFactor.renewCodes': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: RecoveryCodes;
        };
    } } };
    failures: 401 | 403 | 409;
  };
}
/** Where they are, below the address of main. */
export interface SecondFactorPaths {
  '/session/second-factor': { get: SecondFactorOperations['secondFactor.show']; post: SecondFactorOperations['secondFactor.create']; delete: SecondFactorOperations['secondFactor.destroy'] };
  '/session/second-factor/confirmation': { post: SecondFactorOperations['secondFactor.confirm'] };
  '/session/second-factor/recovery-codes': { post: SecondFactorOperations['secondFactor.renewCodes'] };
}
