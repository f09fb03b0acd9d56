// Generated from specs/administration/undelivered-mails.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A mail that could not be delivered. */
export type UndeliveredMail = {
    id: Id;
    /**
     * What it is about: an invitation or a new password; access that was asked for or given; an account that somebody asks for; a forgotten password; a sign-in or a secret that changed; a notice of the portal.
     * @example account
     * @enum {string}
     */
    kind: "account" | "access" | "registration" | "recovery" | "security" | "notice";
    /** Who was to get it; null when nobody of ours. */
    person: Person | null;
    /**
     * The address; null when the person has none any more.
     * @example lucia@example.org
     */
    email: string | null;
    /**
     * Why it cannot be sent any more: nobody to write to has an address; the account is switched off; the time for it has run out. Null while it can.
     * @example no_address
     * @enum {string|null}
     */
    obstacle: "no_address" | "inactive" | "expired" | null;
    /**
     * How often it was tried.
     * @example 1
     */
    tries: number;
    /**
     * What the mail server said, without the links of the mail.
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
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
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
             * How many are sent again.
             * @example 3
             */
            resent: number;
        };
    } } };
    failures: 401 | 403;
  };
  'undeliveredMails.resend': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'undeliveredMails.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
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
