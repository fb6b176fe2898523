import fc from 'fast-check';

// The check says the same of the same code twice. Another seed asks other values: PROPERTY_SEED=$RANDOM npm run unit.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_260_401) });
