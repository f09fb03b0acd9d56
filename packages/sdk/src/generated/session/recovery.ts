// Generated from specs/session/recovery.yaml by `pnpm codegen`. Never edited by hand.
import type { SecurityAnswers, SecurityQuestionId } from '#generated/session/security-questions.ts'

/** The ticket of the e-mail. */
export type RecoveryTicket = {
    ticket: TicketOfMail;
};

/** Recovery ticket. */
export type TicketOfMail = string;

/** The operations of specs/session/recovery.yaml. */
export interface RecoveryOperations {
  'recovery.request': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": {
            usu_windows: string;
        };
    } };
    responses: { 200: { content: {
        "application/json": {
            data: {
                /**
                 * Validity of the link in minutes.
                 * @example 10
                 */
                minutes: number;
            };
        };
    } } };
    failures: 422 | 429;
  };
  'recovery.preview': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": RecoveryTicket;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: {
                /**
                 * Username of the account.
                 * @example empleado
                 */
                username: string;
                /** Security questions to answer first; empty if there are none or they are already answered. */
                questions: SecurityQuestionId[];
            };
        };
    } } };
    failures: 401 | 422 | 429;
  };
  'recovery.answer': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": {
            ticket: TicketOfMail;
            answers: SecurityAnswers;
        };
    } };
    responses: { 204: { content?: never } };
    failures: 401 | 422 | 429;
  };
  'recovery.reset': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": {
            ticket: TicketOfMail;
            /** At least 8 characters. Common passwords are rejected; there are no composition rules. */
            password: string;
        };
    } };
    responses: { 204: { content?: never } };
    failures: 401 | 409 | 422 | 429;
  };
}
/** Where they are, below the address of main. */
export interface RecoveryPaths {
  '/recoveryPassword': { post: RecoveryOperations['recovery.request'] };
  '/recoveryPassword/preview': { post: RecoveryOperations['recovery.preview'] };
  '/recoveryPassword/answers': { post: RecoveryOperations['recovery.answer'] };
  '/recoveryPassword/password': { post: RecoveryOperations['recovery.reset'] };
}
