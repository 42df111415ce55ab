import * as build from 'virtual:react-router/server-build';
import type { Website } from '@ampersand/contract/backend';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { scriptHash } from './hydration.server.ts';
import { backendContext } from './loading.server.ts';
import { sharedPages } from './paths.ts';

const answer = createRequestHandler(build as ServerBuild, import.meta.env.MODE);

/** The web app as the API serves it. */
export const website: Website = {
  render(request, backend) {
    const context = new RouterContextProvider();
    context.set(backendContext, backend);
    return answer(request, context);
  },
  shared: sharedPages,
  scriptSources: [`'${scriptHash}'`],
};
