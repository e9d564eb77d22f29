import { expect, test } from 'vitest';
import { readPlace } from './written-place.ts';

test.each([
  [{ city: 'São Paulo', state: 'SP', country: 'BR' }, ['sao paulo', 'sp', 'BR']],
  [{ city: 'São Paulo', state: 'São Paulo', country: 'Brasil' }, ['sao paulo', 'sp', 'BR']],
  [{ city: 'Campinas - SP' }, ['campinas', 'sp', null]],
  [{ city: 'Recife/PE', country: 'Brazil' }, ['recife', 'pe', 'BR']],
  [{ city: 'Belo Horizonte, Minas Gerais' }, ['belo horizonte', 'mg', null]],
  [{ city: 'Embu-Guaçu', state: 'sp' }, ['embu guacu', 'sp', null]],
  [{ city: 'Remoto', country: 'BR' }, [null, null, 'BR']],
  [{ city: 'Berlin', country: 'Alemanha' }, ['berlin', null, 'DE']],
  [{ city: 'New York', state: 'NY', country: 'USA' }, ['new york', 'ny', 'US']],
  [{ country: 'United States' }, [null, null, 'US']],
  [{ country: 'Nowhere' }, [null, null, null]],
  [{}, [null, null, null]],
])('%j', (written, [city, state, country]) => {
  expect(readPlace(written)).toEqual({ city, state, country });
});
