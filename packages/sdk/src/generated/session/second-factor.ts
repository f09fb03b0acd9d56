// Generated from specs/session/second-factor.yaml by `pnpm codegen`. Never edited by hand.

/** Codes that let in once each without the app. */
export type RecoveryCodes = {
    /** Shown this once. */
    recoveryCodes: string[];
};

/** What an authenticator app needs. */
export type SecondFactorSecret = {
    /**
     * The key, to type.
     * @example JBSWY3DPEHPK3PXP
     */
    secret: string;
    /**
     * The key as an otpauth address, to draw as a QR code.
     * @example otpauth://totp/Portal:admin?issuer=Portal&secret=JBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30
     */
    address: string;
};

/** Whether sign-in asks for a code. */
export type SecondFactorState = {
    /**
     * Sign-in asks for a code.
     * @example true
     */
    isOn: boolean;
    /**
     * A role of the person demands it.
     * @example false
     */
    isRequired: boolean;
    /**
     * Recovery codes that were not used yet.
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
