#!/bin/sh
# Patroni calls this once, with the address of the first primary.
psql "$1" --quiet --set ON_ERROR_STOP=1 --set password="$KINDLING_PASSWORD" <<'SQL'
create role kindling login password :'password';
create database kindling owner kindling;
SQL
