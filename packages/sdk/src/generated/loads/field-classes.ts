// Generated from specs/loads/field-classes.yaml by `pnpm codegen`. Never edited by hand.
import type { Id } from '#generated/shared/parameters.ts'

/** A field, and what it holds. */
export type ClassedField = {
    /**
     * The field.
     * @example document
     */
    name: string;
    /**
     * What people call it.
     * @example Documento
     */
    label: string;
    class: FieldClass;
};

/** A format, and what its fields hold. */
export type ClassedFormat = {
    id: Id;
    /**
     * The format.
     * @example Recobro estándar
     */
    name: string;
    /** Its fields. */
    fields: ClassedField[];
};

/**
 * What a field holds: a name, a document, a phone, an e-mail address, a postal address, a day that belongs to a person, free text, or nothing about a person.
 * @example identifier
 * @enum {string}
 */
export type FieldClass = "name" | "identifier" | "phone" | "email" | "address" | "date" | "text" | "none";

/** What fields hold. */
export type FieldClassesInput = {
    /**
     * The fields.
     * @example [
     *       {
     *         "name": "document",
     *         "class": "identifier"
     *       }
     *     ]
     */
    fields: {
        /**
         * The field.
         * @example document
         */
        name: string;
        class: FieldClass;
    }[];
};

/** The operations of specs/loads/field-classes.yaml. */
export interface FieldClassesOperations {
  'fieldClasses.index': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: ClassedFormat[];
        };
    } } };
    failures: 401 | 403;
  };
  'fieldClasses.update': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody: { content: {
        "application/json": FieldClassesInput;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: ClassedFormat;
        };
    } } };
    failures: 401 | 403 | 404 | 422;
  };
}
/** Where they are, below the address of main. */
export interface FieldClassesPaths {
  '/field-classes': { get: FieldClassesOperations['fieldClasses.index'] };
  '/field-classes/{id}': { put: FieldClassesOperations['fieldClasses.update'] };
}
