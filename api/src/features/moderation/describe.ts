import { readReported } from '@ampersand/contract/reports';
import type { Config } from '../../config.ts';
import { API_BASE } from '../../http/route.ts';
import type { OpenReport } from './queries.ts';

/** An open report as the console shows it; what members wrote is quoted, so that it cannot steer a terminal. */
export function describeReport({ publicUrl }: Pick<Config, 'publicUrl'>, report: OpenReport): string {
  const { id, reported, reporter, source, sentence, messages, invitationId, copiedFrom } = report;
  const path = API_BASE + readReported.path.replace('{reportId}', id);
  const names = [
    messages > 0 && `${messages} ${messages === 1 ? 'message' : 'messages'}`,
    invitationId && 'an invitation',
  ].filter(Boolean);
  const lines = [
    `${id}  ${report.createdAt.toISOString()}  ${report.reason}`,
    `about   ${reported.email}  ${JSON.stringify(reported.fullName)}${reported.suspendedAt ? '  suspended' : ''}`,
    `from    ${source === 'MEMBER' ? (reporter ?? 'a former member') : `the server: ${source}`}`,
    copiedFrom && `copied  ${copiedFrom}`,
    sentence && `says    ${JSON.stringify(sentence)}`,
    names.length > 0 &&
      `names   ${names.join(' and ')}; administrators read it at ${new URL(path, publicUrl)}`,
  ];
  return lines.filter(Boolean).join('\n  ');
}
