import { type GenConfig, readGenConfig } from '../edit/genConfig';
import { declarationText, endpointsLine } from './ownDeclaration';
import { ownFields } from './ownFields';
import { mockText } from './ownMock';
import { type OwnModel, readOwnModel } from './ownModel';
import { rulesText } from './ownRules';
import { sampleText, writtenText } from './ownSample';

/** One file of this application, or a line of one. */
export interface OwnFile {
  /** Its path in the repository. */
  readonly path: string;
  readonly text: string;
  /** A line that goes into a file which is there. */
  readonly isLine?: true;
}

/** The files of a table for this application. */
export interface OwnFiles {
  readonly model: OwnModel;
  /** The line of its calls, its declaration and its mock, then what the tests must be told. */
  readonly files: readonly OwnFile[];
  /** Dictionaries that its fields use. */
  readonly dictionaries: readonly string[];
  /** Notes for the staff on parts of the configuration that are not in the files. */
  readonly notes: readonly string[];
}

/** The files of a table, or why there can be none; `answer` is the data of `GET /tool/gen/{tableId}`. */
export function readOwnFiles(answer: unknown): OwnFiles | { readonly problem: string } {
  const config = readGenConfig(answer);
  return config ? ownFiles(config) : { problem: '没有读到表的生成配置（info 和 rows）' };
}

/** The files of a configuration that has been read. */
function ownFiles(config: GenConfig): OwnFiles | { readonly problem: string } {
  const reading = readOwnModel(config);
  if ('problem' in reading) return reading;
  const { model, notes } = reading;
  const { fields, notes: more } = ownFields(model);
  const { domain, business } = model;
  const sample = sampleText(model, fields);
  const rules = rulesText(model, fields);
  const dictionaries = fields.flatMap(({ kind, column }) =>
    kind.startsWith('diction') ? [column.dictType] : [],
  );
  return {
    model,
    files: [
      { path: `resources/${domain}/endpoints.ts`, text: endpointsLine(model), isLine: true },
      { path: `resources/${domain}/${business}.ts`, text: declarationText(model, fields) },
      { path: `mocks/${domain}/${business}.ts`, text: mockText(model, fields) },
      { path: `mocks/${domain}/${business}.sample.ts`, text: writtenText(model, fields) },
      ...(rules ? [{ path: `resources/${domain}/${business}.rules.ts`, text: rules }] : []),
      ...(sample ? [{ path: `resources/${domain}/${business}.sample.ts`, text: sample }] : []),
    ],
    dictionaries: [...new Set(dictionaries)],
    notes: [...notes, ...more],
  };
}
