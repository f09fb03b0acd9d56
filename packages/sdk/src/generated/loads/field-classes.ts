// Generated from specs/loads/field-classes.yaml by `pnpm codegen`. Never edited by hand.
import type { Id } from '#generated/shared/parameters.ts'

/** A field and its class. */
export type ClassedField = {
    /**
     * Name of the field.
     * @example document
     */
    name: string;
    /**
     * Label.
     * @example Documento
     */
    label: string;
    class: FieldClass;
};

/** A format and its field classes. */
export type ClassedFormat = {
    id: Id;
    /**
     * Name of the format.
     * @example Recobro estándar
     */
    name: string;
    /** Fields. */
    fields: ClassedField[];
};

/**
 * Class of a field: name, identity document, phone, e-mail address, postal address, date related to a person, free text, or no personal data.
 * @example identifier
 * @enum {string}
 */
export type FieldClass = "name" | "identifier" | "phone" | "email" | "address" | "date" | "text" | "none";

/** Field classes to set. */
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
         * Name of the field.
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
        /** ID. */
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
