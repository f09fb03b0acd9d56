// Generated from specs/home/starred-pages.yaml by `pnpm codegen`. Never edited by hand.

/** A starred page (specification §3). */
export type StarredPage = {
    /**
     * Position, starting at 0.
     * @example 0
     */
    index: number;
    /**
     * Custom name; null for the title of the screen.
     * @example Cargas en pausa
     */
    label: string | null;
    /**
     * Portal path with its query string.
     * @example /clustering/cargue?state=paused
     */
    url: string;
    /**
     * Icon of the kit; null for that of the screen.
     * @example database
     */
    icon: string | null;
    /**
     * Whether it is highlighted.
     * @example false
     */
    highlightAction: boolean;
};

/** A page to star. */
export type StarredPageInput = {
    /**
     * Position, if the pages are not sent in order; pages without one follow those with one.
     * @example 0
     */
    index?: number;
    /**
     * Portal path with its query string, which contains the filters and the view.
     * @example /clustering/cargue?state=paused
     */
    url: string;
    /**
     * Custom name; null for the title of the screen in the language of the reader.
     * @default null
     * @example Cargas en pausa
     */
    label?: string | null;
    /**
     * Icon of the kit; null for that of the screen.
     * @default null
     * @example database
     */
    icon?: string | null;
    /**
     * Whether it is highlighted.
     * @default false
     */
    highlightAction?: boolean;
};

/** `StarredPageInput` as the server has it: with all defaults. */
export type StarredPageInputFilled = {
    /**
     * Position, if the pages are not sent in order; pages without one follow those with one.
     * @example 0
     */
    index?: number;
    /**
     * Portal path with its query string, which contains the filters and the view.
     * @example /clustering/cargue?state=paused
     */
    url: string;
    /**
     * Custom name; null for the title of the screen in the language of the reader.
     * @default null
     * @example Cargas en pausa
     */
    label: string | null;
    /**
     * Icon of the kit; null for that of the screen.
     * @default null
     * @example database
     */
    icon: string | null;
    /**
     * Whether it is highlighted.
     * @default false
     */
    highlightAction: boolean;
};

/** All starred pages of a person. */
export type StarredPagesInput = {
    /** Pages, in order. The menu shows 10, and the rest behind a button (specification §9). */
    pages: StarredPageInput[];
};

/** `StarredPagesInput` as the server has it: with all defaults. */
export type StarredPagesInputFilled = {
    /** Pages, in order. The menu shows 10, and the rest behind a button (specification §9). */
    pages: StarredPageInputFilled[];
};

/** The operations of specs/home/starred-pages.yaml. */
export interface StarredPagesOperations {
  'starredPages.index': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            /** Pages, in order. */
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
            /** Pages, in order. */
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
