// Generated from specs/administration/undelivered-mails.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** An e-mail that could not be delivered. */
export type UndeliveredMail = {
    id: Id;
    /**
     * Topic: invitation or new password; access requested or granted; account registration; forgotten password; sign-in or changed secret; or notification of the portal.
     * @example account
     * @enum {string}
     */
    kind: "account" | "access" | "registration" | "recovery" | "security" | "notice";
    /** The recipient; null if they are not a user. */
    person: Person | null;
    /**
     * E-mail address; null if the person no longer has one.
     * @example lucia@example.org
     */
    email: string | null;
    /**
     * Why it cannot be sent: recipient without an address, account disabled, or content expired; null if it can be sent.
     * @example no_address
     * @enum {string|null}
     */
    obstacle: "no_address" | "inactive" | "expired" | null;
    /**
     * Number of attempts.
     * @example 1
     */
    tries: number;
    /**
     * Response of the mail server, without the links of the e-mail.
     * @example 550 5.1.1 no such user
     */
    failure: string;
    queuedAt: Instant;
    failedAt: Instant;
};

/** The operations of specs/administration/undelivered-mails.yaml. */
export interface UndeliveredMailsOperations {
  'undeliveredMails.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: UndeliveredMail[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'undeliveredMails.resendAll': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            /**
             * Number of e-mails resent.
             * @example 3
             */
            resent: number;
        };
    } } };
    failures: 401 | 403;
  };
  'undeliveredMails.resend': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'undeliveredMails.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 422;
  };
}
/** Where they are, below the address of main. */
export interface UndeliveredMailsPaths {
  '/undelivered-mails': { get: UndeliveredMailsOperations['undeliveredMails.index'] };
  '/undelivered-mails/resend': { post: UndeliveredMailsOperations['undeliveredMails.resendAll'] };
  '/undelivered-mails/{id}/resend': { post: UndeliveredMailsOperations['undeliveredMails.resend'] };
  '/undelivered-mails/{id}': { delete: UndeliveredMailsOperations['undeliveredMails.destroy'] };
}
