// Generated from specs/home/starred-pages.yaml by `pnpm codegen`. Never edited by hand.

/** A starred page (specification §3). */
export type StarredPage = {
    /**
     * Its place, from 0.
     * @example 0
     */
    index: number;
    /**
     * A name of the person's own, or null for the title of the screen.
     * @example Cargas en pausa
     */
    label: string | null;
    /**
     * A path of this portal with its query.
     * @example /clustering/cargue?state=paused
     */
    url: string;
    /**
     * An icon of the kit.
     * @example database
     */
    icon: string | null;
    /**
     * Whether it stands out among the others.
     * @example false
     */
    highlightAction: boolean;
};

/** A page to keep at hand. */
export type StarredPageInput = {
    /**
     * Its place, where the pages are not sent in their order; those without stay behind those with one.
     * @example 0
     */
    index?: number;
    /**
     * A path of this portal with its query, which holds the filters and the view.
     * @example /clustering/cargue?state=paused
     */
    url: string;
    /**
     * A name of the person's own; null is the title of the screen in the reader's language.
     * @default null
     * @example Cargas en pausa
     */
    label?: string | null;
    /**
     * An icon of the kit; null is that of the screen.
     * @default null
     * @example database
     */
    icon?: string | null;
    /**
     * Whether it stands out among the others.
     * @default false
     */
    highlightAction?: boolean;
};

/** `StarredPageInput` as the server has it: with all defaults. */
export type StarredPageInputFilled = {
    /**
     * Its place, where the pages are not sent in their order; those without stay behind those with one.
     * @example 0
     */
    index?: number;
    /**
     * A path of this portal with its query, which holds the filters and the view.
     * @example /clustering/cargue?state=paused
     */
    url: string;
    /**
     * A name of the person's own; null is the title of the screen in the reader's language.
     * @default null
     * @example Cargas en pausa
     */
    label: string | null;
    /**
     * An icon of the kit; null is that of the screen.
     * @default null
     * @example database
     */
    icon: string | null;
    /**
     * Whether it stands out among the others.
     * @default false
     */
    highlightAction: boolean;
};

/** All starred pages of a person. */
export type StarredPagesInput = {
    /** In their order. The menu shows 10 and the rest behind a button (specification §9). */
    pages: StarredPageInput[];
};

/** `StarredPagesInput` as the server has it: with all defaults. */
export type StarredPagesInputFilled = {
    /** In their order. The menu shows 10 and the rest behind a button (specification §9). */
    pages: StarredPageInputFilled[];
};

/** The operations of specs/home/starred-pages.yaml. */
export interface StarredPagesOperations {
  'starredPages.index': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            /** In their order. */
            data: StarredPage[];
        };
    } } };
    failures: 401;
  };
  'starredPages.update': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": StarredPagesInput;
    } };
    responses: { 200: { content: {
        "application/json": {
            /** In their order. */
            data: StarredPage[];
        };
    } } };
    failures: 401 | 422;
    filled: { body: {
        "application/json": StarredPagesInputFilled;
    } };
  };
}
/** Where they are, below the address of main. */
export interface StarredPagesPaths {
  '/starred-pages': { get: StarredPagesOperations['starredPages.index']; put: StarredPagesOperations['starredPages.update'] };
}
