// Generated from specs/administration/view-as.yaml by `pnpm codegen`. Never edited by hand.
import type { Id } from '#generated/shared/parameters.ts'
import type { UserData } from '#generated/session/session.ts'

/** A view and its user. */
export type OpenedView = {
    userData: UserData;
    /** Token of the view; it cannot be renewed. */
    accessToken: string;
    /**
     * Duration of the view in seconds.
     * @example 900
     */
    sessionSeconds: number;
};

/** The user to view as. */
export type ViewInput = {
    userId: Id;
};

/** The operations of specs/administration/view-as.yaml. */
export interface ViewAsOperations {
  'viewAs.create': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": ViewInput;
    } };
    responses: { 201: { content: {
        "application/json": {
            data: OpenedView;
        };
    } } };
    failures: 401 | 403 | 404 | 409 | 422;
  };
  'viewAs.destroy': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401;
  };
}
/** Where they are, below the address of main. */
export interface ViewAsPaths {
  '/view-as': { post: ViewAsOperations['viewAs.create']; delete: ViewAsOperations['viewAs.destroy'] };
}
